import { Box } from '@chakra-ui/react';
import type { SectionKey } from '@sumu/contract';
import { defaultSectionTitle } from '@sumu/contract/words';
import { useQueryClient } from '@tanstack/react-query';
import { useFieldArray, useWatch } from 'react-hook-form';
import { useLanguageTexts } from '../../../../lib/words/language-texts';
import { SortableList } from '../../order/sortable-list';
import { SortableRow } from '../../order/sortable-row';
import { settingsQuery } from '../api/settings';
import type { EntryControl } from '../groups';
import type { DraftControl } from '../settings-draft';
import { EntryField } from './entry-field';
import { TickField } from './tick-field';

type SectionTextName = 'title' | 'text' | 'label';

const textControls = {
	title: { kind: 'line', label: 'Title', isOptional: true },
	label: {
		kind: 'line',
		label: 'In the menu',
		help: 'Leave blank to use the usual name.',
		isOptional: true,
	},
	text: { kind: 'text', label: 'Below the title', isOptional: true },
} as const satisfies Readonly<Record<SectionTextName, EntryControl>>;

/** Name of each section in the admin, and those of its texts that the site shows. */
const sectionFields: Readonly<
	Record<SectionKey, readonly [name: string, ...says: SectionTextName[]]>
> = {
	teasers: ['Teasers', 'title', 'text'],
	about: ['About', 'title', 'label'],
	projects: ['Projects', 'title', 'label', 'text'],
	skills: ['Skills', 'title', 'label', 'text'],
	development: ['Development', 'title', 'text'],
	services: ['Services', 'title', 'label', 'text'],
	testimonials: ['Testimonials', 'title', 'text'],
	blog: ['Blog', 'title', 'label', 'text'],
	statistics: ['Statistics'],
	newsletter: ['Newsletter', 'title', 'text'],
	contact: ['Contact', 'title', 'label', 'text'],
};

/** Sections of the home page, to sort by dragging or by keyboard, to show or hide, and to rename. */
export function SectionsField({
	form,
	label,
	help,
}: {
	form: DraftControl;
	label: string;
	help?: string | undefined;
}) {
	const { fields, move } = useFieldArray({ control: form, name: 'sections' });
	const [language, wording] = useWatch({ control: form, name: ['language', 'wording'] });
	const texts = useLanguageTexts(language);
	const localeSettings = {
		language,
		wording,
		words: useQueryClient().getQueryData(settingsQuery().queryKey)?.words ?? {},
	};
	const sortableItems = fields.map(({ id, key }) => ({
		_id: id,
		name: sectionFields[key][0],
		note: '',
	}));
	const placeOf = (id: string) => sortableItems.findIndex(({ _id }) => _id === id);
	return (
		<Box as="fieldset">
			<Box as="legend" textStyle="label" marginBottom="2">
				{label}
			</Box>
			{help && (
				<Box as="p" textStyle="small" color="muted">
					{help}
				</Box>
			)}
			<SortableList items={sortableItems} move={(id, over) => move(placeOf(id), placeOf(over))}>
				<ol>
					{sortableItems.map((item, index) => {
						const key = fields[index]?.key ?? 'teasers';
						const [name, ...says] = sectionFields[key];
						return (
							<SortableRow key={item._id} item={item} position={index + 1}>
								<Box role="group" aria-label={name} display="grid" gap="3" paddingBottom="4">
									<TickField form={form} name={`sections.${index}.shown`} label="Shown" />
									{says.map((part) => (
										<EntryField
											key={part}
											form={form}
											name={`sections.${index}.${part}`}
											control={textControls[part]}
											placeholder={
												part === 'title'
													? defaultSectionTitle(key, localeSettings, texts)
													: undefined
											}
										/>
									))}
								</Box>
							</SortableRow>
						);
					})}
				</ol>
			</SortableList>
		</Box>
	);
}
