import { Box } from '@chakra-ui/react';
import type { ContactMessage } from '@sumu/contract';
import { useEffect, useLayoutEffect, useRef } from 'react';
import { useNavigate } from 'react-router-dom';
import { LinkButton } from '../../../ui/button';
import type { OpenRow } from '../lists/data-table/use-open-row';
import { SidePanel } from '../ui/side-panel';
import { WholeMessage } from './whole-message';

/** Keys of an open message, while no field has the focus. */
const keys = { next: 'j', previous: 'k', reply: 'r', stage: 's' } as const;
const keyHint = 'Keys: J next, K previous, R reply, S stage';

const isTyping = (target: EventTarget | null) =>
	target instanceof Element && target.matches('input, textarea, select');

/** Calls the command of a pressed key; not while the user types, and not beside a modifier key. */
function useMessageKeys(commands: Readonly<Record<string, (() => void) | undefined>>) {
	const commandsRef = useRef(commands);
	// Before a message is painted: a key must never act on the one before.
	useLayoutEffect(() => {
		commandsRef.current = commands;
	});
	useEffect(() => {
		const handleKey = (event: KeyboardEvent) => {
			const { key, target, altKey, ctrlKey, metaKey } = event;
			// A question above the message has its own dialog.
			const isBelow = document.querySelectorAll('dialog[open]').length > 1;
			if (altKey || ctrlKey || metaKey || isBelow || isTyping(target)) return;
			const command = commandsRef.current[key.toLowerCase()];
			if (!command) return;
			event.preventDefault();
			command();
		};
		// Captures the event, because the panel stops it on its way up.
		addEventListener('keydown', handleKey, { capture: true });
		return () => removeEventListener('keydown', handleKey, { capture: true });
	}, []);
}

/** A whole message, with links to the previous and the next one, also by key. */
export function MessageDialog({
	opened: { item, previous, next },
	onClose,
}: {
	opened: OpenRow<ContactMessage>;
	onClose: () => void;
}) {
	const navigate = useNavigate();
	const bodyRef = useRef<HTMLDivElement>(null);
	const focusField = (name: string) => () =>
		bodyRef.current?.querySelector<HTMLElement>(`[name=${name}]`)?.focus();
	const openBeside = (to: string | undefined) =>
		to && (() => void navigate(to, { replace: true, preventScrollReset: true }));
	useMessageKeys({
		[keys.next]: openBeside(next) || undefined,
		[keys.previous]: openBeside(previous) || undefined,
		[keys.reply]: focusField('reply'),
		[keys.stage]: focusField('stage'),
	});
	return (
		<SidePanel title={item.subject} onClose={onClose}>
			<Box asChild display="flex" gap="3">
				<nav aria-label="Previous and next message">
					<Beside to={previous} shortcut={keys.previous}>
						Previous
					</Beside>
					<Beside to={next} shortcut={keys.next}>
						Next
					</Beside>
				</nav>
			</Box>
			<Box as="p" textStyle="small" color="muted" marginTop="2" hideBelow="lg">
				{keyHint}
			</Box>
			<div ref={bodyRef}>
				<WholeMessage key={item._id} message={item} onClose={onClose} />
			</div>
		</SidePanel>
	);
}

const Beside = ({
	to,
	shortcut,
	children,
}: {
	to: string | undefined;
	shortcut: string;
	children: string;
}) =>
	to && (
		<LinkButton
			to={to}
			replace
			preventScrollReset
			size="compact"
			variant="outline"
			aria-keyshortcuts={shortcut}
		>
			{children}
		</LinkButton>
	);
