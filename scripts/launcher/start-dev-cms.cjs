// Starts the CMS from `cms/dist-dev`, for `npm run dev`. With an IPC channel it is a spare process: it loads the packages
// at once, the CMS's code on the message `load`, and starts on `start`, when the running CMS has freed its port.
const { existsSync, mkdirSync, readFileSync, writeFileSync } = require('node:fs');
const { createRequire } = require('node:module');
const { dirname, join, resolve } = require('node:path');

const appDir = resolve(__dirname, '../../cms');
const distDir = join(appDir, 'dist-dev');
const requireFromCms = createRequire(join(appDir, 'package.json'));
const packageListFile = join(appDir, '.cache/dev-packages.json');

function loadCms() {
	const { createStrapi } = requireFromCms('@strapi/strapi');
	// `autoReload` lets the panel's content-type builder write; the launcher restarts the CMS after its edits too.
	const strapi = createStrapi({ appDir, distDir, autoReload: true });
	requireFromCms(join(distDir, 'src/index.js'));
	return strapi;
}

/** @param {ReturnType<typeof loadCms>} strapi */
async function startCms(strapi) {
	await strapi.start();
	const files = Object.keys(require.cache).filter((file) => file.includes('node_modules'));
	mkdirSync(dirname(packageListFile), { recursive: true });
	writeFileSync(packageListFile, JSON.stringify(files));
}

/** Loads the files of packages that the last CMS loaded, in the same order: half of a start's processor time. */
function loadPackages() {
	if (!existsSync(packageListFile)) return;
	for (const file of JSON.parse(readFileSync(packageListFile, 'utf8')))
		try {
			requireFromCms(file);
		} catch {
			// Another version may lack the file; if not, loading the CMS reports the error.
		}
}

if (process.send) {
	process.once('disconnect', () => process.exit());
	process.once('message', () => {
		const strapi = loadCms();
		process.once('message', () => void startCms(strapi));
		process.send?.('loaded');
	});
	loadPackages();
} else void startCms(loadCms());
