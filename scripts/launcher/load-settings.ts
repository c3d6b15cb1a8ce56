import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { loadEnvFile } from 'node:process';
import { EnvError } from '@sumu/contract/env';
import { repositoryRoot } from '../setup/install.mjs';
import {
	explainMissingSecrets,
	listMissingSecrets,
	loadOrCreateEnvFile,
	readVariables,
} from './env-file.mjs';
import { findData } from './find-data';
import { StartError } from './preflight';
import { type EnvSettings, readSettings } from './settings';

export interface LoadedSettings {
	readonly settings: EnvSettings;
	/** The owner's password, if it was generated now. */
	readonly password?: string | undefined;
}

/**
 * Loads the settings from the environment and the file. In an empty installation, missing secrets are generated
 * and the file is created. Containers need no file, only the environment.
 * @param needsOwner whether the program creates the owner's account, and so needs a password
 * @throws StartError if a variable is invalid, or if a secret is missing although there is data that needs it
 */
export async function loadSettings(
	envFile: string,
	{ needsOwner }: { readonly needsOwner: boolean },
): Promise<LoadedSettings> {
	const variables = readVariables(envFile);
	const missingNames = listMissingSecrets(variables);
	const isComplete = missingNames.length === 0;
	if (isComplete && (!needsOwner || variables.OWNER_PASSWORD?.trim())) return loadComplete(envFile);
	const settings = parseSettings(variables, envFile);
	let dataPlace: string | undefined;
	try {
		dataPlace = await findData(settings);
	} catch (error) {
		// The CMS waits for a database that does not answer yet.
		if (isComplete) return loadComplete(envFile);
		throw new StartError(
			`${missingNames.join(', ')} missing, and the database does not answer (${error instanceof Error ? error.message : error}), so nothing tells whether it has data that needs ${missingNames.length > 1 ? 'them' : 'it'}. Start the database, or set DATABASE_URL right.`,
		);
	}
	if (!isComplete && dataPlace)
		throw new StartError(explainMissingSecrets(missingNames, dataPlace, envFile));
	if (isComplete && dataPlace) return loadComplete(envFile);
	const { password } = loadOrCreateEnvFile(envFile, join(repositoryRoot, '.env.example'));
	return { settings: parseSettings(process.env, envFile), password };
}

function loadComplete(envFile: string): LoadedSettings {
	if (existsSync(envFile)) loadEnvFile(envFile);
	return { settings: parseSettings(process.env, envFile) };
}

/** @throws StartError with every invalid variable */
function parseSettings(variables: NodeJS.ProcessEnv, envFile: string): EnvSettings {
	try {
		return readSettings(variables);
	} catch (error) {
		if (!(error instanceof EnvError)) throw error;
		const source = existsSync(envFile)
			? `\n\n  Variables are read from the environment and from ${envFile}.`
			: '';
		throw new StartError(`Wrong variables:\n\n  ${error.problems.join('\n  ')}${source}`);
	}
}
