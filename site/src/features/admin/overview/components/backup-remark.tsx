import { useQuery } from '@tanstack/react-query';
import { DatabaseBackup } from 'lucide-react';
import { overviewQuery } from '../api/get-overview';
import { Remark } from './remark';

const texts = {
	off: 'No backup is made by itself. BACKUPS=7 keeps one of each of the last seven nights.',
	waiting: 'The first nightly backup is still to come.',
	made: 'A backup is made each night.',
	failed: 'The last nightly backup failed: the log says why. It is tried again each hour.',
} as const;
const isGood = { off: false, waiting: true, made: true, failed: false } as const;

/** How the nightly backups do; nothing while that is not known. */
export function BackupRemark() {
	const { data } = useQuery(overviewQuery());
	return data ? (
		<Remark icon={DatabaseBackup} state={isGood[data.backups] ? 'good' : 'wanting'}>
			{texts[data.backups]}
		</Remark>
	) : null;
}
