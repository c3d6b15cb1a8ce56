import { existsSync, statSync } from 'node:fs';
import { type DoctorCheck, reportFailure, reportNotSetUp, reportOk } from '../doctor-check';

/** Forbidden permissions: a service's group may only read the file (docs/deploy.md), others may do nothing. */
const forbiddenPermissionMask = 0o037;

export const settingsFileCheck: DoctorCheck = {
	name: 'Settings',
	look({ envFile }) {
		if (!existsSync(envFile))
			return reportNotSetUp(`there is no ${envFile}; variables come from the environment alone`);
		const { mode } = statSync(envFile);
		return mode & forbiddenPermissionMask && process.platform !== 'win32'
			? reportFailure(
					`${envFile} holds secrets, and others on this machine may read it`,
					`chmod 600 ${envFile}`,
				)
			: reportOk(`${envFile}, which nobody else may read`);
	},
};
