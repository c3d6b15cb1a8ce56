import { Box } from '@chakra-ui/react';
import { Image, Images } from 'lucide-react';
import { type KeyboardEvent, useState } from 'react';
import { IconButton } from '../../../../ui/button';
import { libraryWords } from '../../library/words';
import { keysOf, titleOf } from './shortcuts';
import { type MarkdownTool, markdownTools } from './tools';

/** Tool that asks for a picture. */
export const pictureTool = { label: 'Picture', icon: Image, key: 'p', alt: true } as const;

/** Tool that opens the media library. */
export const libraryTool = {
	label: libraryWords.insert,
	icon: Images,
	key: 'l',
	alt: true,
} as const;

const arrowKeySteps: Record<string, number> = { ArrowRight: 1, ArrowLeft: -1 };

/** Markdown toolbar: a single tab stop; arrow keys move between the tools. */
export function Toolbar({
	onUse,
	onPicture,
	onLibrary,
	controls,
}: {
	onUse: (tool: MarkdownTool) => void;
	onPicture: () => void;
	onLibrary: () => void;
	controls: string;
}) {
	const toolbarItems = [
		...markdownTools.map((tool) => ({ ...tool, use: () => onUse(tool) })),
		{ ...pictureTool, use: onPicture },
		{ ...libraryTool, use: onLibrary },
	];
	const [current, setCurrent] = useState(0);
	const moveFocus = (event: KeyboardEvent) => {
		const step = arrowKeySteps[event.key];
		if (!step) return;
		event.preventDefault();
		const next = (current + step + toolbarItems.length) % toolbarItems.length;
		setCurrent(next);
		event.currentTarget.querySelectorAll('button')[next]?.focus();
	};
	return (
		<Box
			role="toolbar"
			aria-label="Markdown"
			aria-controls={controls}
			display="flex"
			overflowX="auto"
			scrollbarWidth="none"
			onKeyDown={moveFocus}
		>
			{toolbarItems.map((tool, index) => (
				<IconButton
					key={tool.label}
					aria-label={tool.label}
					aria-keyshortcuts={keysOf(tool)}
					title={titleOf(tool.label, tool)}
					tabIndex={index === current ? 0 : -1}
					flexShrink="0"
					borderRadius="control"
					_focusVisible={{ outlineOffset: '-3px' }}
					onClick={() => {
						setCurrent(index);
						tool.use();
					}}
				>
					<tool.icon size={18} strokeWidth={1.75} aria-hidden />
				</IconButton>
			))}
		</Box>
	);
}
