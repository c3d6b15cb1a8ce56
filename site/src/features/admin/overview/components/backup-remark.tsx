import { useQuery } from '@tanstack/react-query';
import { DatabaseBackup } from 'lucide-react';
import type { ReactNode } from 'react';
import { adminWords } from '../../words';
import { overviewQuery } from '../api/get-overview';
import { Remark } from './remark';

const isGood = { off: false, waiting: true, made: true, failed: false } as const;

/** Status of the nightly backups, with `children` if they are off. Hidden while it is unknown. */
export function BackupRemark({ children }: { children?: ReactNode }) {
	const { data } = useQuery(overviewQuery());
	return data && 'backups' in data ? (
		<Remark icon={DatabaseBackup} state={isGood[data.backups] ? 'good' : 'wanting'}>
			{adminWords.backups[data.backups]} {data.backups === 'off' && children}
		</Remark>
	) : null;
}
