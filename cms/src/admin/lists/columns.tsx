import { Badge, Typography } from '@strapi/design-system';
import type { ReactNode } from 'react';
import { shortDate } from '../dates';
import { orderedName, useOrderQuery } from '../order/api';

/** Position of an entry in the site's order, starting at 1; empty if the list does not contain it. */
export function Place({ uid, id }: { uid: string; id: unknown }) {
	const { data = [] } = useOrderQuery(uid);
	const at = data.findIndex((each) => each.id === id);
	return <Typography textColor="neutral800">{at < 0 ? '' : at + 1}</Typography>;
}

type Row = Record<string, unknown>;

interface Header {
	name: string;
	attribute?: { type?: string };
	label?: unknown;
	cellFormatter?: (row: Row, header: unknown, about: { model: string }) => ReactNode;
}
interface Columns {
	displayedHeaders: Header[];
	layout: unknown;
}

const createDateCell = (name: string) => (row: Row) => (
	<Typography textColor="neutral800" style={{ whiteSpace: 'nowrap' }}>
		{shortDate(row[name])}
	</Typography>
);

const createAnswerCell = (name: string) => (row: Row) => (
	<Typography textColor="neutral800">{row[name] ? 'Yes' : 'No'}</Typography>
);

const readState = ({ read, answeredAt }: Row) => (
	<Badge active={!read}>{read ? (answeredAt ? 'Answered' : 'Read') : 'New'}</Badge>
);

const MAX_PREVIEW_LENGTH = 90;

/** Shows the beginning of a long text, on two lines at most. */
const firstWords = (name: string) => (row: Row) => {
	const text = String(row[name] ?? '').replace(/\s+/g, ' ');
	const cut = text.length > MAX_PREVIEW_LENGTH ? `${text.slice(0, MAX_PREVIEW_LENGTH)}…` : text;
	return (
		<Typography
			textColor="neutral800"
			style={{ display: 'block', minWidth: '16rem', maxWidth: '26rem', whiteSpace: 'normal' }}
		>
			{cut}
		</Typography>
	);
};

const renderPositionCell = (
	{ documentId, rank }: Row,
	_header: unknown,
	{ model }: { model: string },
) =>
	orderedName(model) ? (
		<Place uid={model} id={documentId} />
	) : (
		<Typography textColor="neutral800">{String(rank ?? '')}</Typography>
	);

function addCellFormatter(header: Header): Header {
	const { name, attribute } = header;
	if (attribute?.type === 'datetime') return { ...header, cellFormatter: createDateCell(name) };
	if (attribute?.type === 'text') return { ...header, cellFormatter: firstWords(name) };
	if (name === 'read') return { ...header, cellFormatter: readState };
	if (attribute?.type === 'boolean') return { ...header, cellFormatter: createAnswerCell(name) };
	if (name === 'rank') return { ...header, label: 'Order', cellFormatter: renderPositionCell };
	return header;
}

/** Formats list columns: short dates and texts, Yes or No, an entry's position, and the status of a message. */
export const shortColumns = ({ displayedHeaders, layout }: Columns): Columns => ({
	layout,
	displayedHeaders: displayedHeaders.map(addCellFormatter),
});
