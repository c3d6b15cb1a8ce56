import { Box } from '@chakra-ui/react';
import type { Picture as PictureData } from '@sumu/contract';
import type { ReactNode } from 'react';
import { Picture } from '../../../../ui/picture';

/** A row's own picture, its name and what there is to say below it. */
export const WithPicture = ({
	picture,
	title,
	children,
}: {
	picture: PictureData | null;
	title: string;
	children?: ReactNode;
}) => (
	<Box display="flex" alignItems="center" gap="3" minWidth={{ lg: '260px' }}>
		<Box flex="none" width="64px">
			<Picture picture={picture} ratio="4 / 3" sizes="64px" alt="" />
		</Box>
		<Box minWidth="0">
			<Box textStyle="ui" fontWeight="strong">
				{title}
			</Box>
			{children && <Box color="muted">{children}</Box>}
		</Box>
	</Box>
);
