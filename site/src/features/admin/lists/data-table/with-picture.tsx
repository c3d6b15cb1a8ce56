import { Box } from '@chakra-ui/react';
import type { Picture as PictureData } from '@sumu/contract';
import type { ReactNode } from 'react';
import { Picture } from '../../../../ui/picture';
import { NameLink } from './name-link';

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
	<Box display="flex" alignItems="center" gap="3" minWidth={{ lg: '260px' }}>
		<Box flex="none" width="64px">
			<Picture picture={picture} ratio="4 / 3" sizes="64px" alt="" />
		</Box>
		<Box minWidth="0">
			<NameLink to={to}>{title}</NameLink>
			{children && <Box color="muted">{children}</Box>}
		</Box>
	</Box>
);
