import { Box, chakra } from '@chakra-ui/react';
import type { Picture as PictureData } from '@sumu/contract';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { getInitials } from '../../../../lib/initials';
import { Picture } from '../../../../ui/picture';

/** A row's name as a link to its form. */
export const NameLink = chakra(Link, {
	base: {
		textStyle: 'ui',
		fontWeight: 'strong',
		overflowWrap: 'anywhere',
		_hover: { textDecoration: 'underline' },
	},
});

/** A person's picture or initials, and name. */
export const Person = ({
	name,
	picture,
	to,
}: {
	name: string;
	picture: PictureData | null;
	/** Address of the edit form. */
	to: string;
}) => (
	<Box display="flex" alignItems="center" gap="3" minWidth={{ xl: '160px' }}>
		<Box
			flex="none"
			width="compact"
			height="compact"
			display="grid"
			placeItems="center"
			borderRadius="pill"
			overflow="hidden"
			bg="green"
			color="onGreen"
			textStyle="small"
		>
			{picture ? (
				<Picture picture={picture} ratio="1 / 1" sizes="44px" alt="" />
			) : (
				<span aria-hidden>{getInitials(name)}</span>
			)}
		</Box>
		<NameLink to={to} dir="auto">
			{name}
		</NameLink>
	</Box>
);

/** Picture and name of a row, with details below. */
export const WithPicture = ({
	picture,
	title,
	to,
	children,
}: {
	picture: PictureData | null;
	title: string;
	/** Address of the edit form. */
	to: string;
	children?: ReactNode;
}) => (
	<Box display="flex" alignItems="center" gap="3" minWidth={{ xl: '220px' }}>
		<Box flex="none" width="64px">
			<Picture picture={picture} ratio="4 / 3" sizes="64px" alt="" />
		</Box>
		<Box minWidth="0">
			<NameLink to={to} dir="auto">
				{title}
			</NameLink>
			{children && (
				<Box color="muted" overflowWrap="anywhere">
					{children}
				</Box>
			)}
		</Box>
	</Box>
);
