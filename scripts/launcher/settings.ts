import { isAbsolute, join } from 'node:path';
import { origins, reachable, readEnv, type VariableName, variables } from '@sumu/contract/env';
import { root } from '../setup/install.mjs';

const names = Object.keys(variables).filter((name): name is VariableName => name in variables);

/** Reads and checks every variable before anything is started. */
export function readSettings(source: NodeJS.ProcessEnv) {
	const env = readEnv(names, source);
	return {
		...env,
		DATA_DIR: isAbsolute(env.DATA_DIR) ? env.DATA_DIR : join(root, env.DATA_DIR),
		origins: origins(env),
		cmsAddress: `http://${reachable(env.HOST)}:${env.CMS_PORT}`,
		siteAddress: `http://${reachable(env.HOST)}:${env.SITE_PORT}`,
	};
}

export type Settings = ReturnType<typeof readSettings>;
