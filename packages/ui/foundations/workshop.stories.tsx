import type { Meta, StoryObj } from "@storybook/react-vite";
import { Part, Sheet } from "./sheet.tsx";

const meta = { title: "El taller", tags: ["!autodocs"] } satisfies Meta;

export default meta;

type Story = StoryObj<typeof meta>;

const item = { marginBottom: "0.5rem", lineHeight: 1.5 };

export const Bienvenida: Story = {
  name: "Bienvenida",
  render: () => (
    <Sheet
      subtitle="Aquí está cada pieza y cada pantalla de La Alacena, en cada uno de sus estados. Nada de lo que ves llama a un servidor: la tienda corre con respuestas de ejemplo, con las mismas máquinas que en producción."
      title="El taller"
    >
      <Part title="La idea">
        <p style={{ maxWidth: "46rem", lineHeight: 1.5 }}>
          Una tienda de barrio bien puesta. Los productos están parados en un estante que cruza toda la fila,
          y el precio cuelga de su canto: blanco, o dorado si está en oferta. La cabecera es el letrero; los
          pasillos tienen número; el carrito se lee como un ticket. Sin tarjetas, sin degradados, sin iconos
          en círculos. El dorado solo dice dos cosas: aquí puedes hacer algo, o esto está en oferta.
        </p>
      </Part>
      <Part title="Qué hay aquí">
        <ul style={{ paddingLeft: "1.25rem", listStyle: "disc", maxWidth: "46rem" }}>
          <li style={item}>Cimientos: colores con su contraste, letras, medidas, movimiento e iconos.</li>
          <li style={item}>
            Acciones, Formularios, Navegación, Producto, Carrito, Compra, Pedido, Cuenta, Avisos y Estructura:
            las piezas de packages/ui, con sus estados. La guía de cada una dice para qué sirve, cuándo sí y
            cuándo no, de qué está hecha y cómo es accesible.
          </li>
          <li style={item}>Pantallas: cada pantalla cargando, vacía, con error, sin conexión y llena.</li>
          <li style={item}>
            Taller: la voz de la tienda con todas sus frases. Las máquinas que deciden por cada pantalla se
            ven en la pestaña Flujos de su historia.
          </li>
        </ul>
      </Part>
      <Part title="Cómo mirar">
        <ul style={{ paddingLeft: "1.25rem", listStyle: "disc", maxWidth: "46rem" }}>
          <li style={item}>
            En la barra de arriba: claro u oscuro, la paleta, la letra al 200 %, el movimiento reducido y el
            ancho de la pantalla.
          </li>
          <li style={item}>
            Cada historia se prueba: sus pasos, su accesibilidad en los dos modos, y que a 320 px nada se
            salga. Si algo falla, falla todo.
          </li>
        </ul>
      </Part>
    </Sheet>
  ),
};
