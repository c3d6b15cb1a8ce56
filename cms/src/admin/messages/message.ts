/** The fields of a message that the panel's own code reads. */
export interface Message {
	documentId: string;
	name: string;
	email: string;
	subject: string;
	details: string;
	createdAt: string;
}

const requiredTextFields = ['documentId', 'name', 'email', 'subject', 'details', 'createdAt'];

export const isMessage = (value: unknown): value is Message =>
	typeof value === 'object' &&
	value !== null &&
	requiredTextFields.every((name) => typeof Reflect.get(value, name) === 'string');
