import { checkCredentials, openProjectStore, type Store } from "@shop/functions";
import { openData } from "./open-data.ts";
import { StartError } from "./start-error.ts";
import { toStartError } from "./to-start-error.ts";

/**
 * Opens the store of a command: that of this machine, also while its shop is running, or of a Firebase project.
 * @throws StartError when they cannot be opened
 */
export async function openStore(dataFolder: string, project: string | undefined): Promise<Store> {
  if (project !== undefined) return openProject(project);
  try {
    return openData(dataFolder).store;
  } catch (error) {
    throw toStartError(error, dataFolder);
  }
}

/** @throws StartError when this machine cannot sign in to the project */
async function openProject(project: string): Promise<Store> {
  try {
    await checkCredentials();
  } catch (error) {
    throw new StartError(
      `No se pudo entrar al proyecto «${project}» con las credenciales de esta máquina. Entra con «gcloud auth application-default login», y revisa la red.`,
      { cause: error },
    );
  }
  return openProjectStore(project);
}
