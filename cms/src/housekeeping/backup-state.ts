import type { BackupState } from '@sumu/contract';
import * as z from 'zod/mini';
import { env } from '../env';
import { lastNight } from './daily-jobs';

/** In Strapi's store, which backups include. */
const getBackupStore = () => strapi.store({ type: 'core', name: 'sumu', key: 'backups' });
const retentionSchema = z.int();

export const setBackupRetention = (nights: number) => getBackupStore().set({ value: nights });

/** Returns the number of nightly backups to keep: from the variable BACKUPS, otherwise from the owner. */
export async function getBackupRetention(): Promise<number> {
	if (env.BACKUPS > 0) return env.BACKUPS;
	return retentionSchema.safeParse(await getBackupStore().get({})).data ?? 0;
}

/** Returns the state of the automatic backups: the nightly ones and those to BACKUP_URL. */
export async function backupState(): Promise<BackupState> {
	const jobNames = [
		...((await getBackupRetention()) > 0 ? ['backup'] : []),
		...(env.BACKUP_URL ? ['offSite'] : []),
	];
	if (jobNames.length === 0) return 'off';
	const results = await Promise.all(jobNames.map((name) => lastNight(strapi, name)));
	if (results.some(({ failed }) => failed)) return 'failed';
	return results.every(({ done }) => done) ? 'made' : 'waiting';
}
