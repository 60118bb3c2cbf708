import { Box, Container, Heading, Stack, Text } from "@chakra-ui/react";
import { LinkButton } from "@shop/ui";
import { Link } from "react-router";
import { Head } from "../../shared/head/head.tsx";
import { paths } from "../../shared/paths.ts";
import { ShopContact } from "../../shared/shop-contact.tsx";
import { about } from "./texts.ts";
import { shell } from "../../shared/texts.ts";

/** Who runs this shop, and why it weighs everything. */
export function Component() {
  return (
    <Container as="main" id="main" maxWidth="text" tabIndex={-1}>
      <Head
        description={`${about.subtitle} ${about.parts[0].text}`}
        path={paths.about}
        title={shell.title(about.title)}
      />
      <Box marginBottom={{ base: "6", md: "10" }}>
        <Heading as="h1" size="3xl">
          {about.title}
        </Heading>
        <Text color="fg.muted" marginTop="2" textStyle="lg">
          {about.subtitle}
        </Text>
      </Box>
      <Stack gap="8">
        {about.parts.map(({ title, text }) => (
          <section key={title}>
            <Heading marginBottom="4">{title}</Heading>
            <Text>{text}</Text>
          </section>
        ))}
        <ShopContact />
        <Box>
          <LinkButton link={<Link to={paths.contact} />} variant="outline">
            {about.action}
          </LinkButton>
        </Box>
      </Stack>
    </Container>
  );
}
