import { Flex, Link, Typography } from '@strapi/design-system';
import { Link as RouterLink } from 'react-router-dom';

interface Props {
	to: string;
	name: string;
	note: string;
}

/** One line of a widget: a link and a note. */
export const Row = ({ to, name, note }: Props) => (
	<Flex tag="li" justifyContent="space-between" gap={4} paddingTop={1} paddingBottom={1}>
		<Link tag={RouterLink} to={to}>
			{name}
		</Link>
		<Typography textColor="neutral600" variant="pi">
			{note}
		</Typography>
	</Flex>
);
