import { Box } from '@chakra-ui/react';
import lozenge from '../assets/woven/lozenge.svg?raw';

/** The woven mark at the given size in pixels, outlined in the text colour. */
export function Lozenge({ size }: { size: number }) {
	return (
		<Box
			as="span"
			aria-hidden
			display="var(--mark, block)"
			flexShrink="0"
			css={{ '& svg': { width: `${size}px`, height: `${size}px` } }}
			// biome-ignore lint/security/noDangerouslySetInnerHtml: our own drawing
			dangerouslySetInnerHTML={{ __html: lozenge }}
		/>
	);
}
