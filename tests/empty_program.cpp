// The precompiled headers of the tests need a program that owns them.
int main() {}
