import { Box } from '@chakra-ui/react';
import { type KeyboardEvent, useState } from 'react';
import { IconButton } from '../../../../ui/icon-button';
import { keysOf, type Tool, titleOf, tools } from './tools';

const steps: Record<string, number> = { ArrowRight: 1, ArrowLeft: -1 };

/** The marks of Markdown; one stop of the keyboard, arrows go from tool to tool. */
export function Toolbar({ onUse, controls }: { onUse: (tool: Tool) => void; controls: string }) {
	const [current, setCurrent] = useState(0);
	const move = (event: KeyboardEvent) => {
		const step = steps[event.key];
		if (!step) return;
		event.preventDefault();
		const next = (current + step + tools.length) % tools.length;
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
			{tools.map((tool, index) => (
				<IconButton
					key={tool.label}
					aria-label={tool.label}
					aria-keyshortcuts={keysOf(tool)}
					title={titleOf(tool)}
					tabIndex={index === current ? 0 : -1}
					flexShrink="0"
					borderRadius="control"
					_focusVisible={{ outlineOffset: '-3px' }}
					onClick={() => {
						setCurrent(index);
						onUse(tool);
					}}
				>
					<tool.icon size={18} strokeWidth={1.75} aria-hidden />
				</IconButton>
			))}
		</Box>
	);
}
