import { Box, chakra } from '@chakra-ui/react';
import { sitePages } from '@sumu/contract';
import { Monitor, Moon, Smartphone, Sun } from 'lucide-react';
import { useTheme } from 'next-themes';
import { type ReactNode, useMemo, useState } from 'react';
import { livePreviewToken, type PreviewContent } from '../../../../lib/preview/frame';
import { useFrame } from '../../../../lib/preview/use-frame';
import { IconButton } from '../../../../ui/button';
import { previewWords } from '../words';
import { CopyLink, type PreviewLinkTarget } from './copy-link';

/** Scale at which a page 1280 px wide fits the pane. */
const desktopScale = 'tan(atan2(100cqi, 1280px))';

const Frame = chakra('iframe', {
	base: { display: 'block', bg: 'canvas', borderWidth: '0' },
	variants: {
		look: {
			phone: { width: 'min(375px, 100%)', height: 'full', marginInline: 'auto' },
			desktop: {
				width: '1280px',
				height: `calc(100cqb / ${desktopScale})`,
				transformOrigin: '0 0',
				scale: desktopScale,
			},
		},
	},
});

const Choice = chakra(IconButton, {
	base: { _pressed: { bg: 'ink', color: 'canvas', _hover: { bg: 'ink' } } },
});

/** Initial width. A desktop page is too small to read on a phone. */
const fittingLook = () => (matchMedia('(min-width: 768px)').matches ? 'desktop' : 'phone');

/**
 * Page preview with the typed values, at two widths and in both themes, with a button to copy a
 * preview link.
 */
export function PreviewPane({
	shown,
	linked,
}: {
	shown: PreviewContent;
	linked: PreviewLinkTarget | null;
}) {
	const currentTheme = useTheme().resolvedTheme === 'dark' ? 'dark' : 'light';
	const [look, setLook] = useState<'phone' | 'desktop'>(fittingLook);
	const [theme, setTheme] = useState<'light' | 'dark'>(currentTheme);
	const frameRef = useFrame(useMemo(() => ({ shown, theme }), [shown, theme]));
	const renderChoice = (isOn: boolean, label: string, choose: () => void, icon: ReactNode) => (
		<Choice type="button" aria-label={label} title={label} aria-pressed={isOn} onClick={choose}>
			{icon}
		</Choice>
	);
	const { phone, desktop, light, dark, title } = previewWords;
	return (
		<Box as="section" aria-label={title} display="flex" flexDirection="column" height="full">
			<Box display="flex" flexWrap="wrap" alignItems="center" gap="1" paddingBottom="2">
				{renderChoice(look === 'desktop', desktop, () => setLook('desktop'), <Monitor size={20} />)}
				{renderChoice(look === 'phone', phone, () => setLook('phone'), <Smartphone size={20} />)}
				<Box width="3" />
				{renderChoice(theme === 'light', light, () => setTheme('light'), <Sun size={20} />)}
				{renderChoice(theme === 'dark', dark, () => setTheme('dark'), <Moon size={20} />)}
				<Box width="3" />
				<CopyLink linked={linked} />
			</Box>
			<Box
				flexGrow="1"
				minHeight="0"
				overflow="hidden"
				containerType="size"
				bg="sunken"
				borderWidth="1px"
				borderColor="hairline"
			>
				<Frame
					ref={frameRef}
					look={look}
					src={sitePages.preview(livePreviewToken)}
					title={previewWords.page}
				/>
			</Box>
		</Box>
	);
}
