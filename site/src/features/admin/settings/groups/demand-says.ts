export const demandSays = { required: 'Required', optional: 'Optional', off: 'Off' } as const;
