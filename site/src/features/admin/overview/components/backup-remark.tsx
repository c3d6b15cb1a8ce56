import { useQuery } from '@tanstack/react-query';
import { DatabaseBackup } from 'lucide-react';
import { words } from '../../words';
import { overviewQuery } from '../api/get-overview';
import { Remark } from './remark';

const isGood = { off: false, waiting: true, made: true, failed: false } as const;

/** How the nightly backups do; nothing while that is not known. */
export function BackupRemark() {
	const { data } = useQuery(overviewQuery());
	return data && 'backups' in data ? (
		<Remark icon={DatabaseBackup} state={isGood[data.backups] ? 'good' : 'wanting'}>
			{words.backups[data.backups]}
		</Remark>
	) : null;
}
