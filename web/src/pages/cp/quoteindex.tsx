export { Component } from "./not-found";
