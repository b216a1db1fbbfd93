type Writing = Pick<Storage, "setItem">;

/** A local storage whose keys are its own properties, as a browser's are. */
export function fakeStorage(more: Partial<Writing> = {}): Storage {
  const methods = {
    getItem: (key: string) => (Object.hasOwn(storage, key) ? String(storage[key]) : null),
    setItem: (key: string, text: string) => {
      storage[key] = text;
    },
    removeItem: (key: string) => {
      Reflect.deleteProperty(storage, key);
    },
    ...more,
  };
  const storage = Object.create(methods) as Storage;
  return storage;
}
