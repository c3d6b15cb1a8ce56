// Writes .env with random secrets before the first start; needs nothing but Node:
// npm run secrets -- SITE_DOMAIN=example.com CMS_DOMAIN=cms.example.com OWNER_EMAIL=you@example.com
import { chmodSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { requireNode, root } from './setup/install.mjs';

requireNode();
// Imported after the check, because an older Node lacks some of its imports.
const { writeEnvFile } = await import('./launcher/env-file.mjs');

/** @returns {never} */
function refuse(/** @type {string} */ reason) {
	console.error(`\n  ${reason}\n`);
	process.exit(1);
}

const file = join(root, '.env');
const example = join(root, '.env.example');
const known = new Set(readFileSync(example, 'utf8').match(/[A-Z_]+(?==)/g));
/** @type {Record<string, string>} */
const given = {};
for (const text of process.argv.slice(2)) {
	const [, name = '', value = ''] = /^([A-Z_]+)=(.*)$/.exec(text) ?? [];
	if (!known.has(name))
		refuse(`"${text}" is no NAME=value of .env.example, like OWNER_EMAIL=you@example.com.`);
	given[name] = value;
}
try {
	const { password } = writeEnvFile(file, example, given, ['POSTGRES_PASSWORD']);
	chmodSync(file, statSync(file).mode & 0o777 & ~0o037);
	console.log('\n  .env has its secrets; nobody else can read it.');
	console.log(
		password
			? `  The owner's password, which also stands there as OWNER_PASSWORD: ${password}\n`
			: "  The owner's password is OWNER_PASSWORD there, as before.\n",
	);
} catch (error) {
	refuse(`.env could not be written: ${error instanceof Error ? error.message : String(error)}`);
}
