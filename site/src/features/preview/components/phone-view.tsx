import { Box, chakra } from '@chakra-ui/react';
import { useTheme } from 'next-themes';
import { useMemo } from 'react';
import { useFrame } from '../../../lib/preview/use-frame';
import { useWords } from '../../../lib/words/use-words';

const Phone = chakra('iframe', {
	base: { width: '375px', maxWidth: 'full', flexGrow: '1', bg: 'canvas' },
});

/** Frame of phone width with the same page. */
export function PhoneView() {
	const { t } = useWords();
	const theme = useTheme().resolvedTheme === 'dark' ? 'dark' : 'light';
	const previewUpdate = useMemo(() => ({ shown: null, theme }) as const, [theme]);
	return (
		<Box
			as="main"
			id="content"
			aria-label={t('Phone')}
			tabIndex={-1}
			flexGrow="1"
			display="flex"
			flexDirection="column"
			alignItems="center"
			bg="sunken"
		>
			<Phone
				ref={useFrame(previewUpdate)}
				src={location.pathname}
				title={t('The preview at phone width')}
			/>
		</Box>
	);
}
