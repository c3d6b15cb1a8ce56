import { EnvError } from '@sumu/contract/env';
import { scrubbed } from '@sumu/contract/logs';
import { readSettings } from '../launcher/settings';
import { address } from './checks/address';
import { backups } from './checks/backups';
import { builds } from './checks/builds';
import { clock } from './checks/clock';
import { cloudinary } from './checks/cloudinary';
import { dataFolder } from './checks/data-folder';
import { database } from './checks/database';
import { google } from './checks/google';
import { location } from './checks/location';
import { machine } from './checks/machine';
import { mail } from './checks/mail';
import { cms, site } from './checks/parts';
import { redis } from './checks/redis';
import { secrets } from './checks/secrets';
import { settingsFile } from './checks/settings-file';
import { type Asked, type Check, type Finding, reasonOf, wrong } from './finding';

export interface Result extends Finding {
	readonly name: string;
}

const checks: readonly Check[] = [
	machine,
	settingsFile,
	secrets,
	address,
	dataFolder,
	database,
	builds,
	cms,
	site,
	redis,
	mail,
	cloudinary,
	google,
	location,
	backups,
	clock,
];

const clean = ({ name, state, found, todo }: Result): Result => ({
	name,
	state,
	found: scrubbed(found),
	...(todo ? { todo: scrubbed(todo) } : {}),
});

async function made({ name, look }: Check, asked: Asked): Promise<Result> {
	try {
		return clean({ name, ...(await look(asked)) });
	} catch (error) {
		const found = `could not be looked at: ${reasonOf(error)}`;
		return clean({ name, ...wrong(found, 'Please report this, with this line.') });
	}
}

/** Runs all checks in parallel. Reports only invalid variables if there are any: all checks depend on them. */
export async function examine(source: NodeJS.ProcessEnv, envFile: string): Promise<Result[]> {
	try {
		const settings = readSettings(source);
		return await Promise.all(checks.map((check) => made(check, { settings, envFile })));
	} catch (error) {
		if (!(error instanceof EnvError)) throw error;
		return error.problems.map((problem) =>
			clean({
				name: 'Variables',
				...wrong(problem, `Set it in the environment or in ${envFile}.`),
			}),
		);
	}
}
