import { Box } from '@chakra-ui/react';
import { drawPatternPictures, type Pattern, type PatternDrawing } from '@sumu/contract/weave';
import { memo, useMemo } from 'react';

/** Address of a drawing as an image, so that the pattern ids of two drawings do not clash in one document. */
const sourceOf = ({ svg }: PatternDrawing) => `data:image/svg+xml,${encodeURIComponent(svg)}`;

function Piece({
	drawing,
	label,
	width,
}: {
	drawing: PatternDrawing;
	label: string;
	width: string;
}) {
	return (
		<Box as="figure" minWidth="0" style={{ width }}>
			<Box asChild display="block" width="full" height="auto" boxShadow="pop">
				<img src={sourceOf(drawing)} alt={label} width={drawing.width} height={drawing.height} />
			</Box>
			<Box
				as="figcaption"
				aria-hidden
				textStyle="small"
				color="muted"
				paddingTop="2"
				hideBelow="xl"
			>
				{label}
			</Box>
		</Box>
	);
}

/** The four pictures of a pattern, rendered in the browser: beside the controls, or small above them. */
export const Cloth = memo(function Cloth({ pattern }: { pattern: Pattern }) {
	const { hero, border, mark, lost } = useMemo(() => drawPatternPictures(pattern), [pattern]);
	return (
		<Box
			as="section"
			aria-label="Your pattern"
			position="sticky"
			top={{ base: '{sizes.pageBarSmall}', lg: '{sizes.pageBar}' }}
			zIndex={{ base: '1', xl: 'auto' }}
			alignSelf="start"
			marginInline={{ base: 'calc(-1 * {spacing.screen})', xl: '0' }}
			paddingInline={{ base: 'screen', xl: '0' }}
			paddingBlock={{ base: '3', xl: '8' }}
			bg="canvas"
			// On very low screens, the controls get all of the height.
			css={{ '@media (max-height: 500px)': { position: 'static' } }}
		>
			<Box
				display="grid"
				gridTemplateColumns={{ base: '84px minmax(0, 1fr)', xl: 'minmax(0, 5fr) minmax(0, 4fr)' }}
				gap={{ base: '3', xl: '6' }}
				maxWidth={{ base: '420px', xl: 'none' }}
			>
				<Box css={{ '& figure': { maxWidth: { xl: 'calc((100svh - 280px) * 0.58)' } } }}>
					<Piece drawing={hero} label="Banner" width="100%" />
				</Box>
				<Box display="flex" flexDirection="column" gap={{ base: '2', xl: '6' }} minWidth="0">
					<Box css={{ '& figure': { maxWidth: { base: '64px', xl: '128px' } } }}>
						<Piece drawing={mark} label="Mark" width="100%" />
					</Box>
					<Box css={{ '& figure': { maxWidth: { base: '112px', xl: 'none' } } }}>
						<Piece drawing={lost} label="Missing page" width="100%" />
					</Box>
				</Box>
			</Box>
			<Box
				role="img"
				aria-label="Border"
				height={{ base: '18px', xl: '36px' }}
				marginTop={{ base: '3', xl: '6' }}
				backgroundRepeat="repeat-x"
				backgroundSize="auto 100%"
				style={{ backgroundImage: `url("${sourceOf(border)}")` }}
			/>
		</Box>
	);
});
