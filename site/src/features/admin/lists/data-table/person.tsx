import { Box } from '@chakra-ui/react';
import type { Picture as PictureData } from '@sumu/contract';
import { initials } from '../../../../lib/text';
import { Picture } from '../../../../ui/picture';

/** Somebody's picture, or the initials, and the name. */
export const Person = ({ name, picture }: { name: string; picture: PictureData | null }) => (
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
				<span aria-hidden>{initials(name)}</span>
			)}
		</Box>
		<Box textStyle="ui" fontWeight="strong">
			{name}
		</Box>
	</Box>
);
