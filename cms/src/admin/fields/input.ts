/** Props that the content manager passes to a custom input. */
export interface CustomInputProps {
	name: string;
	label: string;
	hint?: string;
	required?: boolean;
	disabled?: boolean;
}
