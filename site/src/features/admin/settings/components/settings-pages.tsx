import { Box, chakra } from '@chakra-ui/react';
import { Search } from 'lucide-react';
import { useState } from 'react';
import { get, useFormState } from 'react-hook-form';
import { Link, useParams } from 'react-router-dom';
import { settingAnchor, sumuPaths } from '../../../../config/sumu-paths';
import { Input } from '../../../../ui/field';
import { type FieldSpec, type GroupSpec, settingGroups } from '../groups';
import type { DraftControl } from '../settings-draft';

const PageLink = chakra(Link, {
	base: {
		display: 'flex',
		alignItems: 'center',
		gap: '2',
		minHeight: 'compact',
		paddingInline: '3',
		borderRadius: 'control',
		textStyle: 'small',
		whiteSpace: { base: 'nowrap', xl: 'normal' },
		_hover: { bg: 'sunken' },
		'&[aria-current]': { bg: 'ink', color: 'canvas' },
	},
});

const MAX_RESULTS = 8;

interface FoundField {
	readonly group: GroupSpec;
	readonly field: FieldSpec;
}

/** Returns the fields whose texts contain every word; those with the words in their label first. */
function searchFields(typed: string): FoundField[] {
	const words = typed.toLowerCase().split(/\s+/).filter(Boolean);
	if (words.length === 0) return [];
	const hasEvery = (text: string) => words.every((word) => text.toLowerCase().includes(word));
	const matchingFields = settingGroups.flatMap((group) =>
		group.fields
			.filter(({ label, help = '' }) => hasEvery(`${group.title} ${label} ${help}`))
			.map((field) => ({ group, field })),
	);
	const isMatchedByHelp = ({ field }: FoundField) => Number(!hasEvery(field.label));
	return matchingFields
		.toSorted((a, b) => isMatchedByHelp(a) - isMatchedByHelp(b))
		.slice(0, MAX_RESULTS);
}

/** Search that leads to a field. */
function FieldSearch() {
	const [typed, setTyped] = useState('');
	const matchingFields = searchFields(typed);
	return (
		<Box role="search" aria-label="Settings">
			<Box position="relative">
				<Box
					position="absolute"
					insetBlock="0"
					insetInlineStart="3"
					display="flex"
					alignItems="center"
					color="muted"
					pointerEvents="none"
				>
					<Search size={18} aria-hidden />
				</Box>
				<Input
					type="search"
					aria-label="Find a setting"
					placeholder="Find a setting"
					value={typed}
					onChange={(event) => setTyped(event.target.value)}
					height="compact"
					paddingInlineStart="44px"
					textStyle="small"
				/>
			</Box>
			<Box role="status" textStyle="label" color="muted">
				{typed.trim() !== '' &&
					matchingFields.length === 0 &&
					'No setting contains all of those words.'}
			</Box>
			{matchingFields.length > 0 && (
				<Box as="ul" aria-label="Settings found" paddingBlock="2">
					{matchingFields.map(({ group, field }) => (
						<li key={field.name}>
							<PageLink
								to={`${sumuPaths.settings.at(group.id)}#${settingAnchor(field.name)}`}
								onClick={() => setTyped('')}
								display="block"
								paddingBlock="2"
							>
								<Box as="span" display="block">
									{field.label}
								</Box>
								<Box as="span" display="block" textStyle="label" color="muted">
									{group.title}
								</Box>
							</PageLink>
						</li>
					))}
				</Box>
			)}
		</Box>
	);
}

/** Dot behind the name of a page. */
const PageMark = ({ text, color }: { text: string; color: 'danger' | 'accent' }) => (
	<>
		<Box
			as="span"
			flex="none"
			width="8px"
			height="8px"
			borderRadius="pill"
			bg={color}
			aria-hidden
		/>
		<Box as="span" srOnly>
			{text}
		</Box>
	</>
);

/** Pages of the settings, with marks for unsaved changes and errors, below a search. */
export function SettingsPages({ form }: { form: DraftControl }) {
	const { page } = useParams();
	const { dirtyFields, errors } = useFormState({ control: form });
	const hasUnsavedField = (values: object, { fields }: GroupSpec) =>
		fields.some(({ name }) => {
			const value: unknown = get(values, name);
			return value !== undefined && JSON.stringify(value).includes('true');
		});
	const hasFieldError = ({ fields }: GroupSpec) => fields.some(({ name }) => get(errors, name));
	const isKnown = settingGroups.some(({ id }) => id === page);
	return (
		<Box
			paddingTop={{ base: '4', xl: '8' }}
			position={{ xl: 'sticky' }}
			top={{ xl: '96px' }}
			alignSelf="start"
			maxHeight={{ xl: 'calc(100dvh - {sizes.pageBar})' }}
			overflowY={{ xl: 'auto' }}
			scrollbarWidth="thin"
		>
			<FieldSearch />
			<Box as="nav" aria-label="Pages of the settings" overflowX="auto" scrollbarWidth="none">
				<Box as="ul" display="flex" flexDirection={{ base: 'row', xl: 'column' }} paddingBlock="3">
					{settingGroups.map((group) => (
						<li key={group.id}>
							<PageLink
								to={sumuPaths.settings.at(group.id)}
								aria-current={group.id === page ? 'page' : undefined}
							>
								{`${group.title} `}
								{hasFieldError(group) ? (
									<PageMark text="needs your attention" color="danger" />
								) : (
									hasUnsavedField(dirtyFields, group) && (
										<PageMark text="not saved yet" color="accent" />
									)
								)}
							</PageLink>
						</li>
					))}
					<li>
						<PageLink to={sumuPaths.settings.at()} aria-current={isKnown ? undefined : 'page'}>
							All settings
						</PageLink>
					</li>
				</Box>
			</Box>
		</Box>
	);
}
