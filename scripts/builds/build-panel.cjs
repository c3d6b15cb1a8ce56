// Builds the panel as `strapi build` does, but does not compile the server again first: its own build has done that, and
// Strapi's compiler takes a third of the time.
const { createRequire } = require('node:module');
const { resolve } = require('node:path');

const strapiPackageFile = resolve(__dirname, '../../cms/node_modules/@strapi/strapi/package.json');
const requireFromStrapi = createRequire(strapiPackageFile);

requireFromStrapi('@strapi/typescript-utils').compile = async () => {};
requireFromStrapi('./dist/cli.js').runCLI([process.execPath, 'strapi', 'build']);
