import { Box, ChakraProvider } from '@chakra-ui/react';
import { Eye, X } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { system } from '../../../../theme/system';
import { Button } from '../../../../ui/button';

/** A desktop page on this much less. */
const scale = 0.5;

/**
 * The page beside the form, small; below it where there is no room beside. It is only to be looked
 * at: nothing in it can be reached by keyboard or read twice by a screen reader.
 */
export function Preview({ children }: { children: ReactNode }) {
	const [shown, setShown] = useState(false);
	return (
		<Box as="aside" aria-label="Preview" marginTop={{ base: '6', xl: '0' }}>
			<Button
				size="compact"
				variant="outline"
				hideFrom="xl"
				aria-expanded={shown}
				onClick={() => setShown(!shown)}
			>
				{shown ? <X size={18} aria-hidden /> : <Eye size={18} aria-hidden />}
				{shown ? 'Close the preview' : 'Preview'}
			</Button>
			<Box
				role="region"
				aria-label="The page with these settings"
				tabIndex={0}
				display={{ base: shown ? 'block' : 'none', xl: 'block' }}
				position="sticky"
				top="112px"
				height="calc(100dvh - 128px)"
				marginTop={{ base: '4', xl: '0' }}
				overflowY="auto"
				borderWidth="1px"
				borderColor="hairline"
				bg="canvas"
			>
				<Box inert style={{ zoom: scale }}>
					<ChakraProvider value={system}>{children}</ChakraProvider>
				</Box>
			</Box>
		</Box>
	);
}
