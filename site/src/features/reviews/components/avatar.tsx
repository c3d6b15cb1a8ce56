import { Box } from '@chakra-ui/react';
import type { Picture as PictureData } from '@sumu/contract';
import { getInitials } from '../../../lib/initials';
import { Picture } from '../../../ui/picture';

/** Round portrait; initials if there is no picture. */
export function Avatar({ name, picture }: { name: string; picture: PictureData | null }) {
	return (
		<Box
			flex="none"
			display="grid"
			placeItems="center"
			width="52px"
			height="52px"
			borderRadius="pill"
			overflow="hidden"
			bg="accent"
			color="onAccent"
			textStyle="label"
			fontWeight="strong"
		>
			{picture ? (
				<Box width="full" height="full">
					<Picture picture={picture} sizes="52px" alt="" />
				</Box>
			) : (
				<span aria-hidden>{getInitials(name)}</span>
			)}
		</Box>
	);
}
