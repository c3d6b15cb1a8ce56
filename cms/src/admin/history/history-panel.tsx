import { Typography } from '@strapi/design-system';
import { useEffect } from 'react';
import { Refused } from '../conflicts/conflict-choices';
import { keepBase } from '../conflicts/save-conflicts';
import type { EditViewProps } from '../content-manager';
import { useHistoryQuery } from './api';
import { VersionRow } from './version-row';
import { versionedTypeUids } from './versioned-types';

/** @param props.shown the `updatedAt` of the document in the form */
function Versions({ uid, id, shown }: { uid: string; id: string; shown: unknown }) {
	const { data, isError } = useHistoryQuery({ uid, id });
	useEffect(() => keepBase(uid, id, shown), [uid, id, shown]);
	if (isError) return <Typography textColor="danger600">Couldn’t load the history.</Typography>;
	if (!data) return <Typography textColor="neutral600">Loading…</Typography>;
	if (data.length === 0) return <Typography textColor="neutral600">No changes yet.</Typography>;
	return (
		<ol style={{ maxHeight: '32rem', overflowY: 'auto', width: '100%' }}>
			{data.map((version, index) => (
				<VersionRow
					key={version.version}
					entry={{ uid, id }}
					version={version}
					isNewest={index === 0}
				/>
			))}
		</ol>
	);
}

/** Side panel with the last versions of a document and a button to restore each. */
export const HistoryPanel = ({ model, document }: EditViewProps) => {
	if (!versionedTypeUids.some((each) => each === model) || !document) return null;
	const id = String(document.documentId);
	const content = (
		<>
			<Refused model={model} id={id} />
			<Versions uid={model} id={id} shown={document.updatedAt} />
		</>
	);
	return { title: 'History', content };
};
