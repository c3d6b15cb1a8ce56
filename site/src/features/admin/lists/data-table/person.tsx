import { Box } from '@chakra-ui/react';
import type { Picture as PictureData } from '@sumu/contract';
import { getInitials } from '../../../../lib/initials';
import { Picture } from '../../../../ui/picture';
import { NameLink } from './name-link';

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
	<Box display="flex" alignItems="center" gap="3">
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
		<NameLink to={to}>{name}</NameLink>
	</Box>
);
