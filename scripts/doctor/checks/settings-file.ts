import { existsSync, statSync } from 'node:fs';
import { type Check, off, ok, wrong } from '../finding';

/** Forbidden permissions: a service's group may only read the file (docs/deploy.md), others may do nothing. */
const others = 0o037;

export const settingsFile: Check = {
	name: 'Settings',
	look({ envFile }) {
		if (!existsSync(envFile))
			return off(`there is no ${envFile}; variables come from the environment alone`);
		const { mode } = statSync(envFile);
		return mode & others && process.platform !== 'win32'
			? wrong(
					`${envFile} holds secrets, and others on this machine may read it`,
					`chmod 600 ${envFile}`,
				)
			: ok(`${envFile}, which nobody else may read`);
	},
};
