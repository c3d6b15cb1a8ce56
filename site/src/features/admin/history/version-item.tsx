import { Box, chakra } from '@chakra-ui/react';
import type { Version } from '@sumu/contract';
import { ChevronDown } from 'lucide-react';
import { useId } from 'react';
import { nameOf, type Past } from './past';
import { RestoreButton } from './restore-button';
import { VersionChanges } from './version-changes';
import { when } from './when';
import { words } from './words';

const Toggle = chakra('button', {
	base: {
		display: 'grid',
		gridTemplateColumns: 'minmax(0, 1fr) auto',
		columnGap: '3',
		alignItems: 'center',
		width: 'full',
		minHeight: 'compact',
		paddingBlock: '3',
		textAlign: 'start',
		cursor: 'pointer',
		'& svg': { transition: 'rotate {durations.quick}' },
		'&[aria-expanded=true] svg': { rotate: '180deg' },
		_hover: { color: 'accentText' },
	},
});

const most = 3;

/** Summarizes the changes of a version in one line. */
function saidOf(past: Past, { by, fields, status }: Version) {
	if (fields.length === 0) return by ? words.states[status] : words.before;
	const names = [...new Set(fields.map((field) => nameOf(past, field)))];
	const shown = names.slice(0, most).join(', ');
	return names.length > most ? `${shown} ${words.more(names.length - most)}` : shown;
}

/** A version with its time, author and changed fields; expanded, it shows the changes and a restore button. */
export function VersionItem({
	past,
	version,
	before,
	isNewest,
	isOpen,
	onToggle,
	onRestored,
}: {
	past: Past;
	version: Version;
	/** Previous version; null for the oldest. */
	before: Version | null;
	isNewest: boolean;
	isOpen: boolean;
	onToggle: () => void;
	onRestored: () => void;
}) {
	const id = useId();
	return (
		<Box as="li" borderTopWidth="1px" borderColor="hairline">
			<Toggle type="button" aria-expanded={isOpen} aria-controls={id} onClick={onToggle}>
				<Box as="span" minWidth="0">
					<Box as="time" display="block" textStyle="ui" fontWeight="strong">
						{when(version.at)}
					</Box>
					<Box as="span" display="block" textStyle="small" overflowWrap="anywhere">
						{saidOf(past, version)}
					</Box>
					<Box as="span" display="block" textStyle="label" color="muted">
						{[version.by, past.kind !== 'site' && words.states[version.status]]
							.filter(Boolean)
							.join(' · ')}
					</Box>
				</Box>
				<ChevronDown size={18} aria-hidden />
			</Toggle>
			<Box id={id} hidden={!isOpen} paddingBottom="6">
				{isOpen && (
					<>
						<VersionChanges past={past} version={version} before={before} />
						{isNewest ? (
							<Box as="p" textStyle="small" color="muted">
								{words.now}
							</Box>
						) : (
							<RestoreButton past={past} version={version} onRestored={onRestored} />
						)}
					</>
				)}
			</Box>
		</Box>
	);
}
