// Writes .env with random secrets before the first start; needs nothing but Node:
// npm run secrets -- SITE_DOMAIN=example.com CMS_DOMAIN=cms.example.com OWNER_EMAIL=you@example.com
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { writeEnvFile } from './launcher/env-file.mjs';
import { root } from './setup/install.mjs';

const example = join(root, '.env.example');
const known = new Set(readFileSync(example, 'utf8').match(/[A-Z_]+(?==)/g));
/** @type {Record<string, string>} */
const given = {};
for (const text of process.argv.slice(2)) {
	const [, name = '', value = ''] = /^([A-Z_]+)=(.*)$/.exec(text) ?? [];
	if (!known.has(name)) {
		console.error(
			`\n  "${text}" is no NAME=value of .env.example, like OWNER_EMAIL=you@example.com.\n`,
		);
		process.exit(1);
	}
	given[name] = value;
}
const { password } = writeEnvFile(join(root, '.env'), example, given, ['POSTGRES_PASSWORD']);
console.log('\n  .env has its secrets; nobody else can read it.');
console.log(
	password
		? `  The owner's password, which also stands there as OWNER_PASSWORD: ${password}\n`
		: "  The owner's password is OWNER_PASSWORD there, as before.\n",
);
