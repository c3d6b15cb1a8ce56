import { Box } from '@chakra-ui/react';
import type { Picture } from '@sumu/contract';
import { useWords } from '../../lib/words/use-words';

const markHeight = 20;

/** The copyright line, and the owner's mark where there is one. */
export function Colophon({
	ownerName,
	year,
	mark,
}: {
	ownerName: string;
	year: number;
	mark: Picture | null;
}) {
	const { say } = useWords();
	return (
		<Box
			display="flex"
			justifyContent="space-between"
			alignItems="center"
			gap="gutter"
			marginTop={{ base: '12', lg: '16' }}
			paddingTop="6"
			borderTopWidth="1px"
			borderColor="color-mix(in srgb, {colors.onFoot} 22%, transparent)"
			color="footMuted"
			textStyle="small"
		>
			<p>
				{say('Copyright {year} {name}. All rights reserved.', {
					year: String(year),
					name: ownerName,
				})}
			</p>
			{mark && (
				<Box asChild flexShrink="0" width="auto" maxWidth="40%" height={`${markHeight}px`}>
					<img
						src={mark.url}
						alt=""
						loading="lazy"
						height={markHeight}
						width={Math.round(markHeight * ((mark.width ?? 1) / (mark.height ?? 1)))}
					/>
				</Box>
			)}
		</Box>
	);
}
