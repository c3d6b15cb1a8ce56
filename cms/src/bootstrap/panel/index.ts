export async function configurePanel(_strapi: unknown) {}
