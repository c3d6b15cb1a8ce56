import { Box, ChakraProvider } from '@chakra-ui/react';
import type { Brand } from '@sumu/contract';
import { Eye, X } from 'lucide-react';
import { useTheme } from 'next-themes';
import { type ReactNode, useState } from 'react';
import { siteSystem } from '../../../../theme/system';
import { useLook } from '../../../../theme/use-look';
import { Button } from '../../../../ui/button';
import { previewWords } from '../../preview/words';

/** Scale at which a page as wide as the window, on whose width its font sizes and columns depend, fits the pane. */
const paneScale = 'tan(atan2(100cqi, 100vw))';

/**
 * Scaled-down preview of the page beside the form; on smaller screens, below it. It is inert: neither
 * keyboards nor screen readers reach its content.
 */
export function Preview({
	brand,
	whole,
	children,
}: {
	brand: Brand;
	/** Full page, shown instead of the parts that the settings change. */
	whole: ReactNode;
	children: ReactNode;
}) {
	const { tokens, faces } = useLook(brand, useTheme().resolvedTheme === 'dark' ? 'dark' : 'light');
	const [isOpen, setOpen] = useState(false);
	const [isWhole, setWhole] = useState(false);
	const display = { base: isOpen ? 'block' : 'none', xl: 'block' };
	return (
		<Box as="aside" aria-label="Preview" marginTop={{ base: '6', xl: '0' }}>
			<Button
				size="compact"
				variant="outline"
				hideFrom="xl"
				aria-expanded={isOpen}
				onClick={() => setOpen(!isOpen)}
			>
				{isOpen ? <X size={18} aria-hidden /> : <Eye size={18} aria-hidden />}
				{isOpen ? 'Close preview' : 'Preview'}
			</Button>
			<Box
				display={display}
				position="sticky"
				top="112px"
				height="calc(100dvh - 128px)"
				marginTop={{ base: '4', xl: '0' }}
			>
				<Button
					size="compact"
					variant="outline"
					aria-pressed={isWhole}
					_pressed={{ bg: 'ink', color: 'canvas' }}
					onClick={() => setWhole(!isWhole)}
				>
					{previewWords.whole}
				</Button>
				<Box height="calc(100% - {spacing.16})" marginTop="4">
					{isWhole ? (
						whole
					) : (
						<Box
							as="section"
							aria-label="The page with these settings"
							tabIndex={0}
							height="full"
							containerType="inline-size"
							overflowY="auto"
							borderWidth="1px"
							borderColor="hairline"
							bg="canvas"
							color="ink"
							style={tokens}
						>
							<style href={`preview-faces-${brand.fonts}`} precedence="faces">
								{faces}
							</style>
							{/* `zoom` would be shorter, but WebKit does not scale viewport units with it. Without the
							    height, the unscaled one could be scrolled. */}
							<Box height="0">
								<Box inert width="100vw" transformOrigin="0 0" scale={paneScale}>
									<ChakraProvider value={siteSystem}>{children}</ChakraProvider>
								</Box>
							</Box>
						</Box>
					)}
				</Box>
			</Box>
		</Box>
	);
}
