// Starts the CMS from `cms/dist-dev`, for `npm run dev`. With an IPC channel it only loads the code, and starts on a
// message: the launcher stops the running CMS first, which uses the same port.
const { createRequire } = require('node:module');
const { join, resolve } = require('node:path');

const appDir = resolve(__dirname, '../../cms');
const distDir = join(appDir, 'dist-dev');
const requireFromCms = createRequire(join(appDir, 'package.json'));

const { createStrapi } = requireFromCms('@strapi/strapi');
// `autoReload` lets the panel's content-type builder write; the launcher restarts the CMS after its edits too.
const strapi = createStrapi({ appDir, distDir, autoReload: true });
requireFromCms(join(distDir, 'src/index.js'));

if (process.send) {
	process.once('message', () => void strapi.start());
	process.once('disconnect', () => process.exit());
	process.send('loaded');
} else void strapi.start();
