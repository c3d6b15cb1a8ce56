import type { Core } from '@strapi/strapi';

/** How uploaded pictures are stored. */
export function registerMedia(_strapi: Core.Strapi) {}
