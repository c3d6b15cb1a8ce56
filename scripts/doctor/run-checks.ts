import { join } from 'node:path';
import { EnvError } from '@sumu/contract/env';
import { redactSecrets } from '@sumu/contract/logs';
import { readSettings } from '../launcher/settings';
import { addressCheck } from './checks/address';
import { backupsCheck } from './checks/backups';
import { bouncesCheck } from './checks/bounces';
import { buildsCheck } from './checks/builds';
import { certificateCheck } from './checks/certificate';
import { clockCheck } from './checks/clock';
import { cloudinaryCheck } from './checks/cloudinary';
import { cmsCheck, siteCheck } from './checks/cms-and-site';
import { dataFolderCheck } from './checks/data-folder';
import { googleCheck } from './checks/google';
import { lettersCheck } from './checks/letters';
import { locationCheck } from './checks/location';
import { machineCheck } from './checks/machine';
import { mailCheck } from './checks/mail';
import { installInstruction, modulesCheck } from './checks/modules';
import { checkPostgres } from './checks/postgres';
import { publicAddressCheck } from './checks/public-address';
import { redisCheck } from './checks/redis';
import { s3Check } from './checks/s3';
import { secretsCheck } from './checks/secrets';
import { settingsFileCheck } from './checks/settings-file';
import { checkSqlite } from './checks/sqlite';
import {
	type CheckContext,
	type DoctorCheck,
	type Finding,
	reasonOf,
	reportFailure,
} from './doctor-check';

const databaseCheck: DoctorCheck = {
	name: 'Database',
	look: ({ settings: { DATABASE_URL, DATA_DIR } }) =>
		DATABASE_URL ? checkPostgres(DATABASE_URL) : checkSqlite(join(DATA_DIR, 'cms.db')),
};

export interface CheckResult extends Finding {
	readonly name: string;
}

const doctorChecks: readonly DoctorCheck[] = [
	machineCheck,
	settingsFileCheck,
	secretsCheck,
	addressCheck,
	publicAddressCheck,
	certificateCheck,
	dataFolderCheck,
	databaseCheck,
	modulesCheck,
	buildsCheck,
	cmsCheck,
	siteCheck,
	redisCheck,
	mailCheck,
	lettersCheck,
	bouncesCheck,
	cloudinaryCheck,
	s3Check,
	googleCheck,
	locationCheck,
	backupsCheck,
	clockCheck,
];

const scrubResult = ({ name, state, found, todo }: CheckResult): CheckResult => ({
	name,
	state,
	found: redactSecrets(found),
	...(todo ? { todo: redactSecrets(todo) } : {}),
});

const isModuleMissing = (error: unknown) =>
	error instanceof Error && 'code' in error && /MODULE_NOT_FOUND$/.test(String(error.code));

async function runCheck({ name, look }: DoctorCheck, context: CheckContext): Promise<CheckResult> {
	try {
		return scrubResult({ name, ...(await look(context)) });
	} catch (error) {
		const failureText = `could not be looked at: ${reasonOf(error)}`;
		return scrubResult({
			name,
			...reportFailure(
				failureText,
				isModuleMissing(error) ? installInstruction : 'Please report this, with this line.',
			),
		});
	}
}

/** Runs all checks in parallel. Reports only invalid variables if there are any: all checks depend on them. */
export async function runDoctorChecks(
	source: NodeJS.ProcessEnv,
	envFile: string,
): Promise<CheckResult[]> {
	try {
		const settings = readSettings(source);
		return await Promise.all(doctorChecks.map((check) => runCheck(check, { settings, envFile })));
	} catch (error) {
		if (!(error instanceof EnvError)) throw error;
		return error.problems.map((problem) =>
			scrubResult({
				name: 'Variables',
				...reportFailure(problem, `Set it in the environment or in ${envFile}.`),
			}),
		);
	}
}
