import { Box } from '@chakra-ui/react';
import { Image } from 'lucide-react';
import { type KeyboardEvent, useState } from 'react';
import { IconButton } from '../../../../ui/icon-button';
import { keysOf, titleOf } from './shortcuts';
import { type Tool, tools } from './tools';

/** Tool that asks for a picture. */
export const pictureTool = { label: 'Picture', icon: Image, key: 'p', alt: true } as const;

const steps: Record<string, number> = { ArrowRight: 1, ArrowLeft: -1 };

/** Markdown toolbar: a single tab stop; arrow keys move between the tools. */
export function Toolbar({
	onUse,
	onPicture,
	controls,
}: {
	onUse: (tool: Tool) => void;
	onPicture: () => void;
	controls: string;
}) {
	const all = [
		...tools.map((tool) => ({ ...tool, use: () => onUse(tool) })),
		{ ...pictureTool, use: onPicture },
	];
	const [current, setCurrent] = useState(0);
	const move = (event: KeyboardEvent) => {
		const step = steps[event.key];
		if (!step) return;
		event.preventDefault();
		const next = (current + step + all.length) % all.length;
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
			onKeyDown={move}
		>
			{all.map((tool, index) => (
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
