/** What the content manager gives to an input of our own. */
export interface Input {
	name: string;
	label: string;
	hint?: string;
	required?: boolean;
	disabled?: boolean;
}
