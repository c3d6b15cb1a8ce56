import { Box, Flex, Link, Typography } from '@strapi/design-system';
import { ExternalLink } from '@strapi/icons';
import { Widget } from '@strapi/strapi/admin';
import type { ReactNode } from 'react';
import { Link as RouterLink } from 'react-router-dom';
import { type HomePageData, useHomeQuery } from '../api';

/** List of a widget: loads the home page data and shows `empty` if there are no rows. */
export function Loaded({
	empty,
	children,
}: {
	empty: string;
	children: (home: HomePageData) => ReactNode[];
}) {
	const { data, isError } = useHomeQuery();
	if (isError) return <Widget.Error />;
	if (!data) return <Widget.Loading />;
	const rows = children(data).filter(Boolean);
	if (rows.length === 0) return <Widget.NoData>{empty}</Widget.NoData>;
	return (
		<Box tag="ul" padding={2}>
			{rows}
		</Box>
	);
}

interface Props {
	to: string;
	name: string;
	note: string;
}

const Line = ({ note, children }: { note: string; children: ReactNode }) => (
	<Flex tag="li" justifyContent="space-between" gap={4} paddingTop={1} paddingBottom={1}>
		{children}
		<Typography textColor="neutral600" variant="pi">
			{note}
		</Typography>
	</Flex>
);

/** One line of a widget: a link and a note. */
export const Row = ({ to, name, note }: Props) => (
	<Line note={note}>
		<Link tag={RouterLink} to={to}>
			{name}
		</Link>
	</Line>
);

/** Like `Row`, but with a link to the workplace on the site. */
export const WorkplaceRow = ({ href, name, note }: Omit<Props, 'to'> & { href: string }) => (
	<Line note={note}>
		<Link href={href} isExternal endIcon={<ExternalLink />}>
			{name}
		</Link>
	</Line>
);
