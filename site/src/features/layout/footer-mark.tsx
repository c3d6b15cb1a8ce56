import { Box } from '@chakra-ui/react';
import type { Picture } from '@sumu/contract';

const MARK_HEIGHT_PX = 96;

/** The owner's mark, such as a name in another script. */
export function FooterMark({ mark }: { mark: Picture | null }) {
	if (!mark) return null;
	return (
		<Box asChild width="auto" maxWidth="full" height={{ base: '56px', lg: `${MARK_HEIGHT_PX}px` }}>
			<img
				src={mark.url}
				alt=""
				loading="lazy"
				height={MARK_HEIGHT_PX}
				width={Math.round(MARK_HEIGHT_PX * ((mark.width ?? 1) / (mark.height ?? 1)))}
			/>
		</Box>
	);
}
