import type { DraftControl } from '../draft';
import type { FieldSpec } from '../field-spec';
import { EntryField } from './entry-field';
import { ListField } from './list-field';
import { SectionsField } from './sections-field';

/** A setting with its control. */
export function SettingField({ form, field }: { form: DraftControl; field: FieldSpec }) {
	if (field.kind === 'sections') return <SectionsField form={form} label={field.label} />;
	if (field.kind === 'list') return <ListField form={form} name={field.name} list={field} />;
	return <EntryField form={form} name={field.name} control={field} />;
}
