import type { FieldSpec } from '../field-spec';
import { EntryField } from './entry-field';
import { ListField } from './list-field';

/** Whichever control sets this. */
export const SettingsField = ({ spec }: { spec: FieldSpec }) =>
	spec.kind === 'list' ? <ListField spec={spec} /> : <EntryField spec={spec} />;
