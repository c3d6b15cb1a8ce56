import { Badge, Typography } from '@strapi/design-system';
import type { ReactNode } from 'react';
import { shortDate } from '../dates';

interface Header {
	name: string;
	attribute?: { type?: string };
	cellFormatter?: (row: Record<string, unknown>) => ReactNode;
}
interface Columns {
	displayedHeaders: Header[];
	layout: unknown;
}

const dated = (name: string) => (row: Record<string, unknown>) => (
	<Typography textColor="neutral800">{shortDate(row[name])}</Typography>
);

const readState = ({ read }: Record<string, unknown>) => (
	<Badge active={!read}>{read ? 'Read' : 'New'}</Badge>
);

/** Short dates in every list, and a word for whether a message was read. */
export const shortColumns = ({ displayedHeaders, layout }: Columns): Columns => ({
	layout,
	displayedHeaders: displayedHeaders.map((header) => {
		if (header.attribute?.type === 'datetime')
			return { ...header, cellFormatter: dated(header.name) };
		return header.name === 'read' ? { ...header, cellFormatter: readState } : header;
	}),
});
