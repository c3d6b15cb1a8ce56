import { isAbsolute, join } from 'node:path';
import {
	EnvError,
	envVariables,
	findStorageProblems,
	readEnv,
	resolvePublicOrigins,
	toReachableHost,
	type VariableName,
} from '@sumu/contract/env';
import { repositoryRoot } from '../setup/install.mjs';

const variableNames = Object.keys(envVariables).filter(
	(name): name is VariableName => name in envVariables,
);

/** Reads and checks every variable before anything is started. */
export function readSettings(source: NodeJS.ProcessEnv) {
	const env = readEnv(variableNames, source);
	const storageProblems = findStorageProblems(env);
	if (storageProblems.length > 0) throw new EnvError(storageProblems);
	return {
		...env,
		DATA_DIR: isAbsolute(env.DATA_DIR) ? env.DATA_DIR : join(repositoryRoot, env.DATA_DIR),
		origins: resolvePublicOrigins(env),
		cmsAddress: `http://${toReachableHost(env.HOST)}:${env.CMS_PORT}`,
		siteAddress: `http://${toReachableHost(env.HOST)}:${env.SITE_PORT}`,
	};
}

export type EnvSettings = ReturnType<typeof readSettings>;
