// Writes .env with random secrets before the first start; needs nothing but Node:
// npm run secrets -- SITE_DOMAIN=example.com CMS_DOMAIN=cms.example.com OWNER_EMAIL=you@example.com
import { chmodSync, existsSync, readFileSync, statSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { repositoryRoot, requireNode } from './setup/install.mjs';

requireNode();
// Imported after the check, because an older Node lacks some of its imports.
const { explainMissingSecrets, listMissingSecrets, readVariables, writeEnvFile } = await import(
	'./launcher/env-file.mjs'
);

/** @returns {never} */
function exitWithError(/** @type {string} */ reason) {
	console.error(`\n  ${reason}\n`);
	process.exit(1);
}

const envFile = join(repositoryRoot, '.env');
const exampleFile = join(repositoryRoot, '.env.example');
const knownVariableNames = new Set(readFileSync(exampleFile, 'utf8').match(/[A-Z][A-Z\d_]*(?==)/g));
/** @type {Record<string, string>} */
const givenValues = {};
for (const argumentText of process.argv.slice(2)) {
	const [, name = '', value = ''] = /^([A-Z][A-Z\d_]*)=(.*)$/.exec(argumentText) ?? [];
	if (!knownVariableNames.has(name))
		exitWithError(
			`"${argumentText}" is no NAME=value of .env.example, like OWNER_EMAIL=you@example.com.`,
		);
	givenValues[name] = value;
}

try {
	const variables = { ...readVariables(envFile), ...givenValues };
	const missingNames = listMissingSecrets(variables);
	const databaseFile = resolve(repositoryRoot, variables.DATA_DIR?.trim() || 'data', 'cms.db');
	if (missingNames.length > 0 && existsSync(databaseFile))
		exitWithError(explainMissingSecrets(missingNames, databaseFile, envFile));
	const { password } = writeEnvFile(envFile, exampleFile, givenValues, ['POSTGRES_PASSWORD']);
	chmodSync(envFile, statSync(envFile).mode & 0o777 & ~0o037);
	console.log('\n  .env has its secrets; nobody else can read it.');
	console.log(
		password
			? `  The owner's password, which also stands there as OWNER_PASSWORD: ${password}\n`
			: "  The owner's password is OWNER_PASSWORD there, as before.\n",
	);
} catch (error) {
	exitWithError(
		`.env could not be read or written: ${error instanceof Error ? error.message : String(error)}`,
	);
}
